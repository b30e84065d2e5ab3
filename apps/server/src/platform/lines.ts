/** Content type of lines of JSON. */
export const LINES = 'application/x-ndjson'
