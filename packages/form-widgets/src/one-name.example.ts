/** One name of the root index; its size is measured beside the subpaths. */
export { InputField } from './index.ts'
