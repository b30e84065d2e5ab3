declare module 'simple-uploader.js' {
  /** The parts of simple-uploader.js that the benchmark uses; it has no types. */
  export interface AddedFile {
    file: File
    uniqueIdentifier: string
    pause: () => void
    resume: () => void
  }

  export default class Uploader {
    constructor(options: Record<string, unknown>)
    on(name: 'fileAdded', listener: (file: AddedFile) => void): void
    on(name: 'fileSuccess', listener: (root: unknown, file: AddedFile, answer: string) => void): void
    on(name: 'fileError', listener: (root: unknown, file: AddedFile, answer: string) => void): void
    addFile(file: File): void
  }
}
