import type { FileRow } from './files.repository.ts'

/** Whether a user may read a file, as far as one module knows. */
export type MayRead = (file: Pick<FileRow, 'name' | 'type' | 'ownerId'>, userId: string) => Promise<boolean>

/** Conditions of other modules for reading files; each of them must hold. */
export function createReaders() {
  const conditions: MayRead[] = []
  return {
    /** Adds a condition. Modules call this while they are registered. */
    demand: (condition: MayRead) => void conditions.push(condition),

    async mayRead(file: FileRow, userId: string): Promise<boolean> {
      for (const condition of conditions) if (!(await condition(file, userId))) return false
      return true
    },
  }
}

export type Readers = ReturnType<typeof createReaders>
