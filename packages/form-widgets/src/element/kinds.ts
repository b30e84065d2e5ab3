import type { ComponentType } from 'react'

/** Any field: what it takes is the page's business, as it is a document's in a renderer. */
export type AnyField = ComponentType<Record<string, unknown>>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields read whatever they are given, and say when they cannot
const asAny = (Field: unknown) => ({ Field: Field as AnyField })

/** What draws a kind; loaded when the page has one. */
export const KINDS: Readonly<Record<string, () => Promise<{ Field: AnyField }>>> = {
  comInput: async () => asAny((await import('../input/index.ts')).InputField),
  textarea: async () => asAny((await import('../textarea/index.ts')).TextareaField),
  numInput: async () => asAny((await import('../number/index.ts')).NumberField),
  numRange: async () => asAny((await import('../number-range/index.ts')).NumberRangeField),
  SQOSAmount: async () => asAny((await import('../amount/index.ts')).AmountField),
  switch: async () => asAny((await import('../switch/index.ts')).SwitchField),
  radio: async () => asAny((await import('../radio/index.ts')).RadioField),
  checkbox: async () => asAny((await import('../checkbox/index.ts')).CheckboxField),
  select: async () => asAny((await import('../select/index.ts')).SelectField),
  cascader: async () => asAny((await import('../cascader/index.ts')).CascaderField),
  treeSelect: async () => asAny((await import('../tree-select/index.ts')).TreeSelectField),
  date: async () => asAny((await import('../date/index.ts')).DateField),
  dateRange: async () => asAny((await import('../date-range/index.ts')).DateRangeField),
  time: async () => asAny((await import('../time/index.ts')).TimeField),
  timeRange: async () => asAny((await import('../time-range/index.ts')).TimeRangeField),
  colorPicker: async () => asAny((await import('../color/index.ts')).ColorField),
  rate: async () => asAny((await import('../rate/index.ts')).RateField),
  slider: async () => asAny((await import('../slider/index.ts')).SliderField),
  calculate: async () => asAny((await import('../calculate/index.ts')).CalculateField),
  address: async () => asAny((await import('../address/index.ts')).AddressField),
}

/** For a kind that there is none of: draws nothing. */
export const loadNothing = () => Promise.resolve({})
