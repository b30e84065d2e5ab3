export { SliderField } from './SliderField.tsx'
export type { SliderFieldProps } from './SliderField.tsx'
