import { flagOf, idsOf, type JsonRecord, numberOf, textOf } from '../json.ts'
import { type Buttons, buttonsOf } from './approver.ts'
import { codeOf, EMPTY_RULE, type EmptyRule } from './codes.ts'
import { type FieldPermission, formOperatesOf } from './form-operates.ts'
import { INITIATOR_KEYS, type Members, membersOf } from './members.ts'

const START_BUTTONS = {
  submit: { isShown: true, text: '提 交' },
  save: { isShown: true, text: '暂 存' },
  revoke: { isShown: true, text: '撤 回' },
  press: { isShown: true, text: '催 办' },
  print: { isShown: false, text: '打 印' },
} as const

/** A button of the start node: `has{Name}Btn` and `{name}BtnText` of the properties. */
export type StartButton = keyof typeof START_BUTTONS

/** Settings of the start node, with defaults for missing keys. */
export interface StartSettings {
  title: string
  /** Without members everybody may start the flow. */
  initiators: Members
  buttons: Buttons<StartButton>
  /** The print template that is chosen first; empty: that of the form. */
  printId: string
  isSummary: boolean
  /** 0 all records, 1 agreements and rejections only. */
  summaryType: 0 | 1
  isComment: boolean
  isBatchApproval: boolean
  /** 0 the default title, 1 `titleContent`, with the values of fields in braces: `{days}`. */
  titleType: 0 | 1
  titleContent: string
  /** Who acts if a node has no approver. */
  errorRule: EmptyRule
  errorRuleUser: readonly string[]
  formOperates: readonly FieldPermission[]
}

/** Reads the settings of the start node. */
export const startSettings = (properties: JsonRecord): StartSettings => ({
  title: textOf(properties['title'], '流程发起'),
  initiators: membersOf(properties, INITIATOR_KEYS),
  buttons: buttonsOf(properties, START_BUTTONS),
  printId: textOf(properties['printId']),
  isSummary: flagOf(properties['isSummary'], false),
  summaryType: numberOf(properties['summaryType'], 0) === 1 ? 1 : 0,
  isComment: flagOf(properties['isComment'], false),
  isBatchApproval: flagOf(properties['isBatchApproval'], false),
  titleType: numberOf(properties['titleType'], 0) === 1 ? 1 : 0,
  titleContent: textOf(properties['titleContent']),
  errorRule: codeOf(EMPTY_RULE, properties['errorRule'], EMPTY_RULE.administrator),
  errorRuleUser: idsOf(properties['errorRuleUser']),
  formOperates: formOperatesOf(properties['formOperates'], true),
})
