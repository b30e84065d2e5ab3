import { checkFile, type FileFault, type FileRules } from './check-file.ts'

/** May say no to a file: with `false`, or by rejecting. */
export type BeforeUpload = (file: File) => boolean | void | Promise<boolean | void>

export interface AdmitOptions extends FileRules {
  /** How many files the field holds already. */
  held: number
  beforeUpload?: BeforeUpload | undefined
}

/** Which of the chosen files are let in, and why the others are not. A file that the hook refuses is dropped without a message. */
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
