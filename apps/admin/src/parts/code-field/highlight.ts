/** What is written in a code field. */
export type CodeLanguage = 'sql' | 'json' | 'javascript'

/** A piece of code; `plain` has no colour. */
export interface CodePiece {
  kind: 'plain' | 'comment' | 'string' | 'number' | 'keyword' | 'parameter'
  text: string
}

const SQL_WORDS = `select from where and or not in is null as on join left right inner outer full cross group by order having
  limit offset union all distinct case when then else end with exists between like ilike asc desc over partition cast`
const JS_WORDS = `const let var function return if else for while do of in new async await true false null undefined throw try catch
  finally switch case break continue default typeof instanceof this class extends`

const word = (words: string) => String.raw`\b(?:${words.split(/\s+/).join('|')})\b`

/** One pattern per language; the name of the group that matched is the kind. */
const PATTERNS: Record<CodeLanguage, RegExp> = {
  sql: new RegExp(
    String.raw`(?<comment>--[^\n]*|/\*[\s\S]*?(?:\*/|$))|(?<string>'(?:[^']|'')*'?)|(?<parameter>\{[A-Za-z_]\w*\}|@(?:user|organize|department|position)\b)|(?<number>\b\d+(?:\.\d+)?\b)|(?<keyword>${word(SQL_WORDS)})`,
    'gi',
  ),
  json: /(?<string>"(?:[^"\\\n]|\\.)*"?)|(?<number>-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|(?<keyword>\b(?:true|false|null)\b)/gi,
  javascript: new RegExp(
    String.raw`(?<comment>//[^\n]*|/\*[\s\S]*?(?:\*/|$))|(?<string>'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|${'`'}(?:[^${'`'}\\]|\\[\s\S])*${'`'}?)|(?<number>\b\d+(?:\.\d+)?\b)|(?<keyword>${word(JS_WORDS)})`,
    'g',
  ),
}

const KINDS = ['comment', 'string', 'parameter', 'number', 'keyword'] as const

/** Cuts code into coloured pieces; joined they are the code again. */
export function highlight(code: string, language: CodeLanguage): CodePiece[] {
  const pieces: CodePiece[] = []
  let at = 0
  for (const match of code.matchAll(PATTERNS[language])) {
    if (match.index > at) pieces.push({ kind: 'plain', text: code.slice(at, match.index) })
    pieces.push({ kind: KINDS.find((kind) => match.groups?.[kind] !== undefined) ?? 'plain', text: match[0] })
    at = match.index + match[0].length
  }
  if (at < code.length) pieces.push({ kind: 'plain', text: code.slice(at) })
  return pieces
}
