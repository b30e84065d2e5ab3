import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt, ref } from '../../../platform/schema.ts'

/** The id of a flow, a task or one of its parts. */
export const FlowKey = Type.String({ minLength: 1, maxLength: 50 })
const Name = Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` })
const Text = (maxLength: number) => Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength })]))
const DocumentText = (description: string) =>
  Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 5_000_000, description })]))

/** Settings of a flow, without its documents. */
const LISTED = {
  id: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  type: Type.Integer({ description: '0 started from the flow pages, 1 attached to a model' }),
  category: Type.String({ description: 'Code of the category in the dictionary WorkFlowCategory' }),
  formType: Type.Integer({ description: '1 page of the system, 2 designed form' }),
  icon: Type.String({ description: 'Name of the icon' }),
  iconBackground: Type.String({ description: 'Colour of the icon' }),
  visibleType: Type.Integer({ description: '0 everybody may start it, 1 only the named' }),
  version: Type.String({ description: 'Number of the version, from 1' }),
  enabledMark: Flag,
  sortCode: Type.Integer(),
  description: Type.String(),
  creatorTime: Milliseconds,
  lastModifyTime: MomentOrNull,
}

export const FlowEngineRow = component('FlowEngineRow', Type.Object({ ...LISTED, creatorUser: Type.String() }))
export type FlowEngineRow = Static<typeof FlowEngineRow>

/** A flow with its documents. */
export const FlowEngine = component(
  'FlowEngine',
  Type.Object({
    ...LISTED,
    formUrl: Type.String({ description: 'Path of the page of a form of the system' }),
    appFormUrl: Type.String({ description: 'Path of the same page in the app' }),
    formData: Type.Union([Type.Null(), Type.String()], { description: 'Form, as JSON text' }),
    flowTemplateJson: Type.Union([Type.Null(), Type.String()], { description: 'Node tree, as JSON text' }),
    tables: Type.Union([Type.Null(), Type.String()], { description: 'Tables of the form, as JSON text' }),
    dbLinkId: Type.String({ description: 'Database; 0 for the own one' }),
  }),
)
export type FlowEngine = Static<typeof FlowEngine>

const BODY = {
  id: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
  type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '0 started from the flow pages' })),
  formType: Type.Integer({ minimum: 1, maximum: 2, description: '1 page of the system, 2 designed form' }),
  icon: Text(100),
  iconBackground: Text(30),
  formUrl: Text(300),
  appFormUrl: Text(300),
  formData: DocumentText('Form, as JSON text'),
  flowTemplateJson: DocumentText('Node tree, as JSON text'),
  tables: DocumentText('Tables of the form, as JSON text'),
  dbLinkId: Text(50),
  enabledMark: Type.Optional(Flag),
  sortCode: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 999_999 })])),
  description: Text(500),
  lastModifyTime: ReadAt,
}

export const FlowEngineBody = component(
  'FlowEngineBody',
  Type.Object({
    ...BODY,
    fullName: Name,
    enCode: Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`^\w+$` }),
    category: Type.String({ minLength: 1, maxLength: 50 }),
  }),
)
export type FlowEngineBody = Static<typeof FlowEngineBody>

/** A change: also what only imported flows and flows of models have, as it was read. */
export const FlowEngineChange = component(
  'FlowEngineChange',
  Type.Object({
    ...BODY,
    fullName: Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
    enCode: Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`^(#visualDev)?\w+$` }),
    category: Type.String({ maxLength: 50, description: 'Empty only while the flow has none' }),
  }),
)
export type FlowEngineChange = Static<typeof FlowEngineChange>

export const FlowEngineQuery = Type.Object({
  ...PageQuery.properties,
  category: Type.Optional(Type.String({ maxLength: 50 })),
})
export type FlowEngineQuery = Static<typeof FlowEngineQuery>

export const FlowMessageTemplate = component(
  'FlowMessageTemplate',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    templateJson: Type.Array(Type.Object({ field: Type.String(), fieldName: Type.String() }), {
      description: 'Parameters to which a node gives values',
    }),
  }),
)

export const FlowSelectorQuery = Type.Object({
  type: Type.Optional(Type.String({ maxLength: 2, description: 'Form type' })),
})

export const FlowTreeQuery = Type.Object({
  functional: Type.Optional(
    Type.Literal(1, { description: 'With the flows of models, whose requests are started on their own pages' }),
  ),
})
export type FlowTreeQuery = Static<typeof FlowTreeQuery>

/** A flow that the caller may start. */
export const StartableFlow = component('StartableFlow', Type.Object(LISTED))

/** A category with its flows. */
export const FlowCategory = component(
  'FlowCategory',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    num: Type.Integer({ description: 'Number of flows' }),
    children: Type.Array(ref(StartableFlow)),
  }),
)

export const FlowField = component('FlowField', Type.Object({ vmodel: Type.String(), label: Type.String() }))

export const FlowChoice = component('FlowChoice', Type.Object({ id: Type.String(), fullName: Type.String() }))

/** A version of a flow. */
export const FlowVersion = component(
  'FlowVersion',
  Type.Object({
    version: Type.String(),
    creatorTime: Milliseconds,
    tasks: Type.Integer({ description: 'Running tasks' }),
  }),
)

/** A version of a flow with its documents. */
export const FlowVersionDocuments = component(
  'FlowVersionDocuments',
  Type.Object({
    version: Type.String(),
    creatorTime: Milliseconds,
    formData: Type.Union([Type.Null(), Type.String()], { description: 'Form, as JSON text' }),
    flowTemplateJson: Type.Union([Type.Null(), Type.String()], { description: 'Node tree, as JSON text' }),
  }),
)

/** A problem of a design that prevents its release. */
export const FlowDesignProblem = component(
  'FlowDesignProblem',
  Type.Object({ nodeId: Type.String(), title: Type.String(), message: Type.String() }),
)

export const FlowSimulation = component(
  'FlowSimulation',
  Type.Object({
    flowTemplateJson: Type.Optional(
      Type.String({ maxLength: 5_000_000, description: 'An unsaved design; default: the saved one' }),
    ),
    userId: FlowKey,
    formData: Type.Unsafe<Record<string, unknown>>(
      Type.Object({}, { additionalProperties: true, description: 'Values by field' }),
    ),
  }),
)
export type FlowSimulation = Static<typeof FlowSimulation>

/** The path that a task would take. */
export const FlowSimulationResult = component(
  'FlowSimulationResult',
  Type.Object({
    nodes: Type.Array(
      Type.Object({
        nodeCode: Type.String(),
        nodeName: Type.String(),
        nodeType: Type.String(),
        depth: Type.Integer({ description: 'Steps from the start; parallel nodes have the same number' }),
        next: Type.Array(Type.String()),
        hasNobody: Type.Boolean({
          description: 'No approver was found and the rule of the node refuses the submission',
        }),
        approvers: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), why: Type.String() })),
      }),
    ),
    choices: Type.Array(
      Type.Object({ nodeCode: Type.String(), branches: Type.Array(Type.String()), why: Type.String() }),
    ),
  }),
)
export type FlowSimulationResult = Static<typeof FlowSimulationResult>

export const FlowKeyParams = Type.Object({ id: FlowKey })

export const FlowVersionParams = Type.Object({ id: FlowKey, version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) })
