import { flagOf, isRecord, type JsonRecord, recordsOf, textOf } from '../json.ts'

/** Events that call a data interface, with the keys of their settings in the properties of a node. */
export const EVENT_KEYS = {
  submit: 'initFuncConfig',
  finish: 'endFuncConfig',
  withdraw: 'flowRecallFuncConfig',
  agree: 'approveFuncConfig',
  reject: 'rejectFuncConfig',
  recall: 'recallFuncConfig',
} as const

/** An event that calls a data interface. */
export type FlowEvent = keyof typeof EVENT_KEYS

/** A parameter of a data interface, with the field or the value of the system that it receives. */
export interface EventParameter {
  field: string
  fieldName: string
  isRequired: boolean
  /** A field of the form, or one of `SYSTEM_VALUES`. */
  relationField: string
}

/** A call of a data interface. */
export interface EventSettings {
  isOn: boolean
  interfaceId: string
  interfaceName: string
  parameters: readonly EventParameter[]
}

/** Values of the system that parameters and services receive. */
export const SYSTEM_VALUES = [
  'sqosFlowId',
  'sqosTaskId',
  'sqosTaskNodeId',
  'sqosFlowFullName',
  'sqosTaskFullName',
  'sqosLaunchUserId',
  'sqosLaunchUserName',
  'sqosFlowOperatorUserId',
  'sqosFlowOperatorUserName',
] as const

/** A value of the system. */
export type SystemValue = (typeof SYSTEM_VALUES)[number]

/** Reads the settings of an event. */
export function eventSettings(value: unknown): EventSettings {
  const config = isRecord(value) ? value : {}
  return {
    isOn: flagOf(config['on'], false),
    interfaceId: textOf(config['interfaceId']),
    interfaceName: textOf(config['interfaceName']),
    parameters: parametersOf(config['templateJson']),
  }
}

/** Reads the parameters of a data interface or of a message template. */
export const parametersOf = (value: unknown): readonly EventParameter[] =>
  recordsOf(value).map((row) => ({
    field: textOf(row['field']),
    fieldName: textOf(row['fieldName']),
    isRequired: flagOf(row['required'], false),
    relationField: textOf(row['relationField']),
  }))

/** What a service does. */
export const SERVICE_ACTION = {
  /** Calls a data interface. */
  dataInterface: 'interface',
  /** Posts the request to an address. */
  webhook: 'webhook',
  /** Changes fields of the request. */
  record: 'record',
} as const

/** An action of a service. */
export type ServiceAction = (typeof SERVICE_ACTION)[keyof typeof SERVICE_ACTION]

/** A field that a service changes. */
export interface FieldChange {
  field: string
  /** The new value, or the field or value of the system that has it. */
  source: 'value' | 'field'
  value: string
}

/** Settings of a service. */
export interface ServiceSettings {
  title: string
  action: ServiceAction
  interfaceId: string
  interfaceName: string
  parameters: readonly EventParameter[]
  url: string
  changes: readonly FieldChange[]
  /** Whether the flow goes on without the answer. */
  isAsync: boolean
}

/** Reads the settings of a service. */
export const serviceSettings = (properties: JsonRecord): ServiceSettings => ({
  title: textOf(properties['title'], '服务'),
  action: Object.values(SERVICE_ACTION).find((one) => one === properties['action']) ?? SERVICE_ACTION.dataInterface,
  interfaceId: textOf(properties['interfaceId']),
  interfaceName: textOf(properties['interfaceName']),
  parameters: parametersOf(properties['templateJson']),
  url: textOf(properties['url']).trim(),
  changes: recordsOf(properties['changes']).map((row) => ({
    field: textOf(row['field']),
    source: row['source'] === 'field' ? 'field' : 'value',
    value: textOf(row['value']),
  })),
  isAsync: flagOf(properties['isAsync'], false),
})
