import { ConfigProvider } from '@arco-design/web-react'
import { useContext } from 'react'
import type { FieldSize } from './field-props.ts'

/** The look of Arco's controls. */
export interface ArcoLook {
  size: FieldSize
  /** Whether the host changes nothing: class names, direction, component defaults. */
  isPlain: boolean
  /** `input` → `arco-input`. */
  nameOf: (component: string) => string
  isRightToLeft: boolean
}

/** Reads size and class prefix of Arco's ConfigProvider, for elements with Arco's classes. */
export function useArcoLook(component: 'Input' | 'InputNumber' | 'Select' | 'DatePicker'): ArcoLook {
  const { size, prefixCls, getPrefixCls, rtl, componentConfig } = useContext(ConfigProvider.ConfigContext)
  const isPlain = (prefixCls ?? 'arco') === 'arco' && !rtl && !componentConfig?.[component]
  return {
    size: size ?? 'default',
    isPlain,
    nameOf: (name) => getPrefixCls?.(name) ?? `arco-${name}`,
    isRightToLeft: rtl ?? false,
  }
}

/** Joins class names; skips empty ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
