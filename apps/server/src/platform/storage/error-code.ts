/** The code of a failure of the system, as `ENOENT`; empty for other failures. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
