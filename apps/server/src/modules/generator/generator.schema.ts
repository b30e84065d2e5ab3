import { Type, type Static } from 'typebox'
import { component, listOf, Milliseconds, MomentOrNull, PageQuery, ref } from '../../platform/schema.ts'

const name = Type.String({ maxLength: 100 })

/** 3: forms of flows; 4: forms. */
const GeneratorType = Type.Union([Type.Literal(3), Type.Literal(4)])

export const GeneratorQuery = Type.Object({ ...PageQuery.properties, type: GeneratorType })
export type GeneratorQuery = Static<typeof GeneratorQuery>

/** A design from which code is generated. */
export const GeneratorRow = component(
  'GeneratorModel',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    category: Type.String(),
    webType: Type.Integer(),
    creatorUser: Type.String(),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
    downloadTime: MomentOrNull,
    hasForm: Type.Boolean({ description: 'Whether it has a design to generate code from' }),
  }),
)

/** The properties of a design. */
export const GeneratorProperties = component(
  'GeneratorProperties',
  Type.Object({
    fullName: Type.String({ minLength: 1, maxLength: 100 }),
    enCode: Type.String({ minLength: 1, maxLength: 50 }),
    category: Type.String({ maxLength: 50, description: 'Id of the category' }),
    description: Type.String({ maxLength: 500 }),
    lastModifyTime: MomentOrNull,
  }),
)
export type GeneratorProperties = Static<typeof GeneratorProperties>

const WebType = Type.Union([Type.Literal(1), Type.Literal(2)], {
  description: '1: the list has the usual columns; 2: the list follows its design',
})

export const GeneratorMode = component('GeneratorMode', Type.Object({ webType: WebType }))

export const GeneratorSourceQuery = Type.Object({ type: GeneratorType })

/** A model whose design a new one can start with. */
export const GeneratorSource = component(
  'GeneratorSource',
  Type.Object({ id: Type.String(), fullName: Type.String(), enCode: Type.String() }),
)

export const GeneratorStart = component(
  'GeneratorStart',
  Type.Object({
    type: GeneratorType,
    fullName: Type.String({ minLength: 1, maxLength: 100 }),
    webType: Type.Optional(WebType),
    modelId: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 50 })], {
        description: 'The model whose design is copied; without it: empty',
      }),
    ),
  }),
)
export type GeneratorStart = Static<typeof GeneratorStart>

/** Into the workspace, or a project of its own. */
const Shape = Type.Union([Type.Literal('workspace'), Type.Literal('standAlone')], {
  description: 'workspace: a module for this repository; standAlone: a project of its own on the published packages',
})

/** 输出设置. Every key may be omitted: the last download decides, or the design. */
export const GeneratorSettings = component(
  'GeneratorSettings',
  Type.Object({
    shape: Type.Optional(Shape),
    module: Type.Optional(name),
    className: Type.Optional(name),
    subClassName: Type.Optional(
      Type.String({ maxLength: 5000, description: 'In the order of the sub-tables, separated by commas' }),
    ),
    description: Type.Optional(Type.String({ maxLength: 500 })),
  }),
)
export type GeneratorSettings = Static<typeof GeneratorSettings>

/** What the dialog begins with. */
export const GeneratorOutput = component(
  'GeneratorOutput',
  Type.Object({
    shape: Shape,
    module: Type.String(),
    className: Type.String(),
    description: Type.String(),
    subTables: Type.Array(Type.Object({ label: Type.String(), className: Type.String() })),
    downloadTime: MomentOrNull,
  }),
)

const GeneratorFile = component(
  'GeneratorFile',
  Type.Object({
    id: Type.String({ description: 'Path of the file' }),
    fileName: Type.String(),
    folderName: Type.String(),
    fileType: Type.String({ description: 'Extension of the file' }),
    fileContent: Type.String(),
    lastContent: Type.Union([Type.Null(), Type.String()], { description: 'In the last download; null: a new file' }),
  }),
)
export { GeneratorFile }

/** The folders of the generated code. */
export const GeneratorPreview = component(
  'GeneratorPreview',
  Type.Object({
    shape: Shape,
    name: Type.String(),
    notes: Type.Array(Type.String({ description: 'What could not be generated' })),
    downloadTime: MomentOrNull,
    ...listOf(Type.Object({ id: Type.String(), fileName: Type.String(), children: Type.Array(ref(GeneratorFile)) }))
      .properties,
  }),
)
