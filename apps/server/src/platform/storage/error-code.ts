/** The code of a system error, such as `ENOENT`; empty for other errors. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
