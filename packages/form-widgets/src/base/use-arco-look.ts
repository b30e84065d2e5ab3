import { ConfigProvider } from '@arco-design/web-react'
import { useContext } from 'react'
import type { FieldSize } from './field-props.ts'

/** How Arco's controls look here. */
export interface ArcoLook {
  size: FieldSize
  /** The host has nothing of its own: other class names, right to left, defaults for a component. */
  isPlain: boolean
  /** `input` → `arco-input`. */
  nameOf: (component: string) => string
  isRightToLeft: boolean
}

/** Reads what Arco's ConfigProvider says about size and class names, for what is drawn with Arco's classes. */
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

/** Class names, without those that are not. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
