/** One name out of the root index: what it costs is measured beside the subpaths. */
export { InputField } from './index.ts'
