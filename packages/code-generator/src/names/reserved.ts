const KEYWORDS = `break case catch class const continue debugger default delete do else enum export extends false finally for
  function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static
  implements interface package private protected public await async of get set type from as satisfies any unknown never object
  string number boolean symbol bigint undefined`

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Names of modules that would hide a word of the language or a type of the platform, in Pascal case. */
export const CLASS_NAMES: ReadonlySet<string> = new Set([
  ...KEYWORDS.split(/\s+/).map(capital),
  ...`Array Date Error Function Infinity Intl JSON Map Math NaN Number Object Partial Pick Omit Readonly Record Required Promise
  Proxy Reflect RegExp Set String Symbol WeakMap WeakSet Node Element Event File Blob Text Image Window Document Location Page Db
  Trx Actor Deps Generated Insertable Updateable Selectable Static Type Index Test Schema Service Repository Routes Tables`.split(
    /\s+/,
  ),
])

/** Names of fields that a row, an object of the language or a list has itself. */
export const FIELD_NAMES: ReadonlySet<string> = new Set(
  `id parentId sortIndex creatorUserId creatorTime lastModifyUserId lastModifyTime deleteMark deleteUserId deleteTime actions
  constructor prototype toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable then children key ref
  currentPage pageSize sort sidx keyword dataType selectKey`.split(/\s+/),
)

/** Words that PostgreSQL does not take as the name of a column without quotes. */
export const SQL_WORDS: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp
  current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having
  ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not
  notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar some
  symmetric table tablesample then to trailing true union unique user using variadic verbose when where window with`.split(
    /\s+/,
  ),
)
