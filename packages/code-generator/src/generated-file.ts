/** A generated file. */
export interface GeneratedFile {
  /** Below the root of the workspace or of the stand-alone project. */
  path: string
  text: string
}
