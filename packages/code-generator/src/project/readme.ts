import type { Field, Module } from '../design/module.ts'
import { moveSql, notesSection, scriptsSection } from '../readme.ts'

/** What a field asks the platform for, by its component. A stand-alone project has no such data. */
const NEEDED: Readonly<Record<string, string>> = {
  AddressField: '`regions`, `findRegions` and `regionNames`',
  AutoCompleteField: '`dynamicOptions`',
  PopupSelectField: '`interfaceRows` and `interfaceRow`',
  RelationFormField: '`modelRows` and `modelRecord`',
}

const allFields = ({ fields, subTables }: Module): Field[] => [...fields, ...subTables.flatMap((table) => table.fields)]

/** Fields whose data a person must provide. */
export const missingData = (module: Module): string[] =>
  allFields(module).flatMap(({ label, name, control }) => {
    const needed = NEEDED[control.tag] ?? (control.props.includes('dataInterface=') ? '`dynamicOptions`' : undefined)
    return needed === undefined
      ? []
      : [
          `“${label}” (\`${name}\`) chooses from data of the platform: write ${needed} in \`web/host/widget-services.ts\`.`,
        ]
  })

export function projectReadme(module: Module): string {
  const { names, title, description, subTables } = module
  const sql = moveSql(module)
  return `# ${title}

${description}. Generated from a form; from here on it is an ordinary application: change it by hand.

\`\`\`sh
npm install
npm start    # http://127.0.0.1:4300
npm test
\`\`\`

Node 24 or newer. The database is embedded, in \`.data\`: for one process, and not for production. \`DATABASE_URL=postgres://…\` takes a
PostgreSQL server instead. \`HOST\`, \`PORT\` and \`DATA_DIR\` are the other settings. \`npm run check\` checks types and lint;
\`npm run server\` and \`npm run dev\`, side by side, follow changes.

| folder | |
| --- | --- |
| \`server/${names.name}\` | routes, service, repository, schema, fields, export, import, tests |
| \`server/migrations\` | the tables \`${[names.snakes, ...subTables.map((table) => table.names.snakes)].join('`, `')}\` |
| \`server/host\` | what the module needs around it: database, routes, errors, texts, workbooks, files |
| \`server/directory.json\` | people, organisations and dictionaries that fields choose from |
| \`shared\` | the page (columns, buttons, permissions) and its texts |
| \`web/${names.name}\` | list, form, detail, import |
| \`web/host\` | what the page needs around it |

## What is left out

- **Sign-in and permissions.** Everybody is one person who may do everything. Return the person of the session in
  \`server/host/actor.ts\` (every route asks its permission there) and of \`web/host/permission.tsx\` (buttons), and give
  \`getToken\` in \`web/main.tsx\`.
- **Permissions by column**: \`server/host/columns.ts\`. **A log of changes**: \`server/host/configuration.ts\`.
- **Rules of numbers**: \`server/host/bill-numbers.ts\` counts by day.
- **Exports and imports** are made at once and in memory. Uploaded files are in \`.data/files\`; who knows the address of one reads it.

## After the form changed

Generate again, unpack the archive in another folder, and run \`npm run update -- <folder>\`: what you changed stays, what the form
changed comes, and where both changed the same lines, the file has marks and the command names it. New fields get a migration; columns
are never dropped. \`generated.base.json\` is the generation to compare with: commit it.

To add a field: \`${names.name}.fields.ts\`, a migration, the page definition, and a line in the form.
${notesSection(module)}${scriptsSection(module)}${
    sql === undefined
      ? ''
      : `
## Bring the records over

Copy the table of the form, then run; lists and rows of sub-tables need a look at their JSON:

\`\`\`sql
${sql}
\`\`\`
`
  }`
}
