import { useState } from 'react'

/** What the field is told, with or without a value from outside. */
export interface __Name__FieldOptions {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** The value of the field and the way to change it. */
export function use__Name__Field({ value, defaultValue = '', onChange }: __Name__FieldOptions) {
  const [inner, setInner] = useState(defaultValue)
  const current = value ?? inner

  function set(next: string) {
    if (next === current) return
    setInner(next)
    onChange?.(next)
  }

  return { value: current, set }
}
