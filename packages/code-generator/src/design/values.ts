/** How a kind of value is written in generated code. */
export interface ValueType {
  /** TypeBox schema of the wire. */
  schema: (maxLength: number | undefined) => string
  sql: string
  /** Type of the column in the row. */
  column: string
  /** Value of a request → column. `it` is the expression of the value. */
  toColumn: (it: string) => string
  /** Column → wire; undefined when they are equal. */
  toWire: ((it: string) => string) | undefined
  /** Whether the wire value is JSON. */
  isJson: boolean
  /** A value for tests. */
  sample: string
  /** Cell of an imported workbook → wire, a function of `cells.ts`. */
  read: string
}

interface JsonValue {
  type: string
  schema: string
  sample: string
  read: string
}

const json = ({ type, schema, sample, read }: JsonValue): ValueType => ({
  schema: () => schema,
  sql: `jsonb not null default '[]'`,
  column: `JsonColumn<${type}>`,
  toColumn: (it) => `JSON.stringify(${it} ?? [])`,
  toWire: undefined,
  isJson: true,
  sample,
  read,
})

export const VALUES = {
  text: {
    schema: (maxLength) => `Type.String({ maxLength: ${maxLength ?? 500} })`,
    sql: `text not null default ''`,
    column: 'string',
    toColumn: (it) => `${it} ?? ''`,
    toWire: undefined,
    isJson: false,
    sample: `'1'`,
    read: 'readText',
  },
  number: {
    schema: () => 'NumberOrNull',
    sql: 'double precision',
    column: 'number | null',
    toColumn: (it) => `${it} ?? null`,
    toWire: undefined,
    isJson: false,
    sample: '1',
    read: 'readNumber',
  },
  flag: {
    schema: () => 'Flag',
    sql: 'smallint not null default 0',
    column: 'number',
    toColumn: (it) => `${it} ?? 0`,
    toWire: undefined,
    isJson: false,
    sample: '1',
    read: 'readFlag',
  },
  moment: {
    schema: () => 'MomentOrNull',
    sql: 'timestamptz',
    column: 'Date | null',
    toColumn: (it) => `asDate(${it})`,
    toWire: (it) => `${it}?.getTime() ?? null`,
    isJson: false,
    sample: 'Date.UTC(2026, 0, 15)',
    read: 'readMoment',
  },
  texts: json({ type: 'string[]', schema: 'Texts', sample: `['1']`, read: 'readTexts' }),
  numbers: json({ type: 'number[]', schema: 'Numbers', sample: '[1, 2]', read: 'readNumbers' }),
  paths: json({ type: 'string[][]', schema: 'Paths', sample: `[['1']]`, read: 'readPaths' }),
  files: json({
    type: 'StoredFile[]',
    schema: 'StoredFiles',
    sample: `[{ name: 'a.pdf', fileId: 'a', url: '' }]`,
    read: 'readNothing',
  }),
  place: {
    ...json({ type: 'Place', schema: 'Place', sample: `{ address: '1' }`, read: 'readNothing' }),
    sql: `jsonb not null default '{}'`,
    toColumn: (it) => `JSON.stringify(${it} ?? {})`,
  },
} as const satisfies Record<string, ValueType>

export type ValueName = keyof typeof VALUES

export const valueOf = (name: ValueName): ValueType => VALUES[name]
