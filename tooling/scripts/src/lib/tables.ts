import ts from 'typescript'

/** A use of a table in the source. */
export interface TableUse {
  table: string
  kind: 'read' | 'write'
  /** `file:line`. */
  at: string
}

const READ_METHODS =
  /^(?:selectFrom|from|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|innerJoinLateral|leftJoinLateral|crossJoinLateral)$/
const WRITE_METHODS = /^(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

const WRITTEN_NEXT = /\b(?:insert\s+into|delete\s+from|update|truncate)\s+$/

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const visitAll = (node: ts.Node, visit: (node: ts.Node) => void) => {
  visit(node)
  ts.forEachChild(node, (child) => visitAll(child, visit))
}

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** The tables that a file adds to `interface Database` of the platform. */
export function declaredTables(file: string, text: string): string[] {
  if (!text.includes('interface Database')) return []
  const tables: string[] = []
  visitAll(parse(file, text), (node) => {
    if (!ts.isModuleDeclaration(node) || !node.body || !ts.isModuleBlock(node.body)) return
    for (const statement of node.body.statements) {
      if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== 'Database') continue
      for (const member of statement.members)
        if (member.name && ts.isIdentifier(member.name)) tables.push(member.name.text)
    }
  })
  return tables
}

const isSqlTag = (tag: ts.Expression) => ts.isIdentifier(tag) && tag.text === 'sql'

/** The text of an `sql` template with `?` for each parameter. */
function sqlText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return template.head.text + template.templateSpans.map((span) => ` ? ${span.literal.text}`).join('')
}

/** The string literals of an argument: `'users as u'`, or each of `['users', 'roles']`. */
function literalsOf(argument: ts.Expression | undefined): string[] | undefined {
  if (!argument) return []
  if (ts.isStringLiteralLike(argument)) return [argument.text]
  if (!ts.isArrayLiteralExpression(argument)) return undefined
  const parts = argument.elements.map(literalsOf)
  return parts.some((part) => !part) ? undefined : parts.flatMap((part) => part ?? [])
}

/**
 * The uses of known tables in one file: calls of Kysely's builder, column references such as `'users.id'`, names in `sql`
 * templates, and `{ table: 'users', … }`, which names a target of the configuration writer. Where a call gets the table as
 * a variable, every string in the file that equals a table's name counts as that use.
 */
export function tableUses(file: string, text: string, tables: ReadonlySet<string>): TableUse[] {
  const source = parse(file, text)
  const bySnakeCase = new Map([...tables].map((table) => [snakeCase(table), table]))
  const buildsQueries = /from 'kysely'|\.(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(/.test(text)
  const uses: TableUse[] = []
  const strings: { table: string; node: ts.Node }[] = []
  const dynamic = new Set<TableUse['kind']>()
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const add = (table: string, kind: TableUse['kind'], line: number) => uses.push({ table, kind, at: `${file}:${line}` })

  function readSql(node: ts.TaggedTemplateExpression) {
    const words = sqlText(node.template).replace(/--.*$/gm, '')
    for (const match of words.matchAll(/(?<![\w.'"])[a-z]+(?:_[a-z]+)*(?![\w'"(.])/g)) {
      const table = bySnakeCase.get(match[0])
      if (!table || /\bas\s+$/.test(words.slice(0, match.index))) continue
      add(table, WRITTEN_NEXT.test(words.slice(0, match.index)) ? 'write' : 'read', lineOf(node))
    }
  }

  function readCall(node: ts.CallExpression) {
    if (!ts.isPropertyAccessExpression(node.expression)) return
    const method = node.expression.name.text
    const isWrite = WRITE_METHODS.test(method)
    const kind = isWrite ? 'write' : 'read'
    if (!isWrite && !READ_METHODS.test(method)) return
    const literals = literalsOf(node.arguments[0])
    if (!literals) {
      if (node.arguments[0] && ts.isIdentifier(node.arguments[0])) dynamic.add(kind)
      return
    }
    for (const literal of literals) {
      const table = literal.split(' ')[0] ?? ''
      if (tables.has(table)) add(table, kind, lineOf(node))
    }
  }

  visitAll(source, (node) => {
    if (ts.isTaggedTemplateExpression(node) && isSqlTag(node.tag)) readSql(node)
    if (ts.isCallExpression(node)) readCall(node)
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'table') {
      const [table] = literalsOf(node.initializer) ?? []
      if (table && tables.has(table)) add(table, 'write', lineOf(node))
    }
    if (ts.isIndexedAccessTypeNode(node) && node.objectType.getText() === 'Database') {
      const table = node.indexType.getText().replaceAll("'", '')
      if (tables.has(table)) add(table, 'read', lineOf(node))
    }
    if (!ts.isStringLiteralLike(node)) return
    if (tables.has(node.text)) strings.push({ table: node.text, node })
    const column = buildsQueries ? /^(?<table>\w+)\.\w+(?: as \w+)?$/.exec(node.text)?.groups?.['table'] : undefined
    if (column && tables.has(column)) add(column, 'read', lineOf(node))
  })
  for (const kind of dynamic) for (const { table, node } of strings) add(table, kind, lineOf(node))
  return uses
}
