import { OPTION_TONES, type OptionTone } from '@sqos/form-model'
import { Type, type Static } from 'typebox'
import { component, Flag } from '../../platform/schema.ts'
import { ModelAccess } from '../model/index.ts'

const StaffLevel = Type.Union([Type.Literal('own'), Type.Literal('view'), Type.Literal('edit')])

const facts = {
  enCode: Type.String(),
  fullName: Type.String({ description: 'In the language of the caller' }),
  description: Type.String(),
  category: Type.String({ description: 'Code of the category of models' }),
  categoryName: Type.String(),
  fieldCount: Type.Integer(),
  sampleCount: Type.Integer(),
  hasRows: Type.Boolean({ description: 'Whether the form has a sub-table' }),
}

/** An app of the gallery. */
export const AppTemplateRow = component('AppTemplateRow', Type.Object(facts))

const Tone = Type.Object({
  text: Type.String(),
  tone: Type.Unsafe<OptionTone>({
    type: 'string',
    enum: [...OPTION_TONES],
    description: 'Meaning of the text, shown as a tag',
  }),
})

const Brought = Type.Object({
  kind: Type.Union([Type.Literal('model'), Type.Literal('dictionary'), Type.Literal('numbering')]),
  fullName: Type.String(),
  detail: Type.String({ description: 'Values of the dictionary, or the first number of the rule' }),
})

/** An app of the gallery before it is installed. */
export const AppTemplate = component(
  'AppTemplate',
  Type.Object({
    ...facts,
    proposedName: Type.String({ description: 'The name that the next installation gets' }),
    formData: Type.String({ description: 'JSON of the form' }),
    columns: Type.Array(Type.Object({ label: Type.String(), isNumber: Type.Boolean(), tones: Type.Array(Tone) })),
    rows: Type.Array(Type.Array(Type.String()), { description: 'The sample rows as texts' }),
    filters: Type.Array(Type.String(), { description: 'Labels of the fields that the list is searched by' }),
    brings: Type.Array(Brought),
    rights: Type.Object({
      staff: StaffLevel,
      managers: Type.String({ description: 'Who usually manages the records' }),
    }),
  }),
)

export const AppCodeParams = Type.Object({ enCode: Type.String({ minLength: 1, maxLength: 50 }) })

/** How an app is installed. */
export const InstallAppBody = component(
  'InstallAppBody',
  Type.Object({
    fullName: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Omitted or empty: the name of the app, with a number if it is in use',
      }),
    ),
    samples: Type.Optional(Flag),
    publish: Type.Optional(
      Type.Object({
        parentId: Type.String({ minLength: 1, maxLength: 50, description: 'Directory in the menu of the browser' }),
        access: Type.Optional(ModelAccess),
      }),
    ),
  }),
)
export type InstallAppBody = Static<typeof InstallAppBody>

/** The installed app. */
export const InstalledApp = component(
  'InstalledApp',
  Type.Object({
    id: Type.String({ description: 'Id of the model' }),
    fullName: Type.String(),
    enCode: Type.String(),
    rowCount: Type.Integer(),
    isPublished: Type.Boolean(),
  }),
)
