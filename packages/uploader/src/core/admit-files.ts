import { checkFile, type FileFault, type FileRules } from './check-file.ts'

/** Rejects a file by returning `false` or by rejecting. */
export type BeforeUpload = (file: File) => boolean | void | Promise<boolean | void>

export interface AdmitOptions extends FileRules {
  /** Number of files in the field. */
  held: number
  beforeUpload?: BeforeUpload | undefined
}

/**
 * Splits the chosen files into accepted files and faults of the others. A file that the hook rejects is dropped without
 * a message.
 */
export async function admitFiles<Chosen extends { file: File }>(
  chosen: readonly Chosen[],
  { held, beforeUpload, ...rules }: AdmitOptions,
): Promise<{ admitted: Chosen[]; faults: FileFault[] }> {
  const admitted: Chosen[] = []
  const faults: FileFault[] = []
  for (const one of chosen) {
    const fault = checkFile(one.file, rules, held + admitted.length)
    if (fault) faults.push(fault)
    else if (await isWanted(one.file, beforeUpload)) admitted.push(one)
  }
  return { admitted, faults }
}

async function isWanted(file: File, beforeUpload: BeforeUpload | undefined): Promise<boolean> {
  try {
    return (await beforeUpload?.(file)) !== false
  } catch {
    return false
  }
}
