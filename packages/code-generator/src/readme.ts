import type { Field, Module } from './design/module.ts'

const ident = (name: string) => `"${name.replaceAll('"', '""')}"`

/** SQL that brings the records of the low-code tables over; undefined where the form has no table. */
export function moveSql({ names, fields, source }: Module): string | undefined {
  if (source === undefined) return undefined
  const moved = fields.filter(
    (field): field is Field & { source: string } =>
      field.source !== undefined && ['text', 'number', 'moment'].includes(field.value),
  )
  const text = (field: Field) => field.value === 'text'
  const columns = moved.map(({ column }) => ident(column)).join(', ')
  const values = moved
    .map((field) => (text(field) ? `coalesce(${ident(field.source)}::text, '')` : ident(field.source)))
    .join(', ')
  return `insert into ${names.snakes} (id, ${columns})
select "F_Id", ${values} from lowcode.${ident(source)};`
}

export const notesSection = ({ notes }: Module) =>
  notes.length > 0
    ? `
## What needs your hand

${notes.map((note) => `- ${note}`).join('\n')}
`
    : ''

export const scriptsSection = ({ names, scripts }: Module) =>
  scripts.length > 0
    ? `
## Scripts

\`${names.name}-scripts.ts\` has a typed function for each of the ${scripts.length} scripts of the form, with the source as a comment. Nothing runs the
sources: write the functions, and call them from the form.
`
    : ''

export function readmeFile(module: Module): string {
  const { names, title, description, area, subTables } = module
  const sql = moveSql(module)
  return `# ${title}

${description}. Generated from a form; from here on it is ordinary code: change it by hand.

## Into the workspace

1. Unpack the archive in the root of the workspace.
2. \`pnpm new generated ${names.name}\` numbers the migration, registers the module, the page and the texts, and generates the client.
   Several modules are registered at once: \`pnpm new generated ${names.name} <name> …\`.
3. \`pnpm dev\`: the page is in the menu below \`${area}\`, for roles of administrators first.

| folder                                   |                                                          |
| ---------------------------------------- | -------------------------------------------------------- |
| \`apps/server/src/modules/${names.name}\` | routes, service, repository, schema, fields, tests         |
| \`apps/server/migrations\`                | the tables \`${[names.snakes, ...subTables.map((table) => table.names.snakes)].join('`, `')}\` |
| \`apps/admin/src/pages/${area}/${names.camel}\` | list, form, detail, import, texts                    |
| \`packages/contract/src/pages\`           | the page: columns, buttons, permissions                  |
| \`packages/api-client/src/${names.name}\` | the client, generated from the routes                     |

## After the form changed

Generate again, unpack the new archive in another folder, and run \`pnpm new generated ${names.name} --from <folder>\`: what you
changed stays, what the form changed comes, and where both changed the same lines, the file has marks and the command names it.
New fields get a migration; columns are never dropped. \`generated.base.json\` is the generation to compare with: commit it.

To add a field: \`${names.name}.fields.ts\`, a migration, the page definition, and a line in the form.
${notesSection(module)}${scriptsSection(module)}${
    sql === undefined
      ? ''
      : `
## Bring the records over

Texts, numbers and moments; lists and rows of sub-tables need a look at their JSON:

\`\`\`sql
${sql}
\`\`\`
`
  }
Files can be opened by whoever uploaded them; register a reader (\`readers\` of the module \`file\`) to open them to others.
`
}
