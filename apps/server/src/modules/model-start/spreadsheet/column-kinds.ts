/** The kinds of field that a column of a spreadsheet can become; `skip` leaves the column out. */
export const COLUMN_KINDS = [
  'text',
  'longText',
  'number',
  'date',
  'dateTime',
  'time',
  'options',
  'manyOptions',
  'switch',
  'person',
  'department',
  'phone',
  'mail',
  'link',
  'skip',
] as const

/** A kind of field that a column can become. */
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** The component of each kind of column. */
export const COMPONENTS: Readonly<Record<Exclude<ColumnKind, 'skip'>, string>> = {
  text: 'comInput',
  longText: 'textarea',
  number: 'numInput',
  date: 'date',
  dateTime: 'date',
  time: 'time',
  options: 'select',
  manyOptions: 'select',
  switch: 'switch',
  person: 'userSelect',
  department: 'depSelect',
  phone: 'comInput',
  mail: 'comInput',
  link: 'comInput',
}

/** Mobile numbers, landline numbers with extensions, and international ones. */
export const PHONE = /^(?:(?:\+?86[- ]?)?1[3-9]\d{9}|(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?|\+\d{1,3}[- ]?\d{4,14})$/

/** An address of electronic mail. */
export const MAIL = /^[^\s@,;]{1,64}@[^\s@,;.]{1,63}(?:\.[^\s@,;.]{1,63}){1,4}$/

/** A link to a web page. */
export const LINK = /^(?:https?:\/\/|www\.)[^\s/]+\.[^\s]+$/i
