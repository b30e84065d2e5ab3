import { asBoolean, asNumber, asText, own, ownAt } from '../json/json.ts'

/** The settings of a form, each with its default. */
export interface FormSettings {
  size: 'mini' | 'small' | 'default'
  labelPosition: 'left' | 'right' | 'top'
  labelWidth: number
  labelSuffix: string
  gutter: number
  isDisabled: boolean
  popupType: 'general' | 'drawer' | 'fullScreen'
  generalWidth: string
  drawerWidth: string
  fullScreenWidth: string
  isDocumentStyle: boolean
  confirmText: string
  cancelText: string
  hasCancel: boolean
  printText: string
  hasPrint: boolean
  printId: string
  /** Function texts; empty for none. */
  onLoad: string
  beforeSubmit: string
  afterSubmit: string
}

/** A CSS length: 600px, 50%. */
const isLength = (text: string | undefined): text is string => text !== undefined && /^\d{1,5}(px|%)$/.test(text)

/** Reads the settings; what is missing or unknown is the default. */
export function readSettings(document: unknown): FormSettings {
  const text = (key: string, otherwise: string) => asText(own(document, key)) || otherwise
  const oneOf = <Value extends string>(key: string, values: readonly Value[]) => {
    const value = own(document, key)
    return values.find((one) => one === value)
  }
  const length = (key: string, otherwise: string) => {
    const value = asText(own(document, key))
    return isLength(value) ? value : otherwise
  }
  const script = (name: string) => asText(ownAt(document, 'funcs', name)) ?? ''
  const size = own(document, 'size')
  return {
    size: size === 'mini' ? 'mini' : size === 'medium' ? 'default' : 'small',
    labelPosition: oneOf('labelPosition', ['left', 'right', 'top']) ?? 'right',
    labelWidth: asNumber(own(document, 'labelWidth')) ?? 100,
    labelSuffix: text('labelSuffix', ''),
    gutter: asNumber(own(document, 'gutter')) ?? 15,
    isDisabled: asBoolean(own(document, 'disabled')) === true,
    popupType: oneOf('popupType', ['general', 'drawer', 'fullScreen']) ?? 'general',
    generalWidth: length('generalWidth', '600px'),
    drawerWidth: length('drawerWidth', '600px'),
    fullScreenWidth: length('fullScreenWidth', '100%'),
    isDocumentStyle: own(document, 'formStyle') === 'word-form',
    confirmText: text('confirmButtonText', ''),
    cancelText: text('cancelButtonText', ''),
    hasCancel: asBoolean(own(document, 'hasCancelBtn')) !== false,
    printText: text('printButtonText', ''),
    hasPrint: asBoolean(own(document, 'hasPrintBtn')) === true,
    printId: text('printId', ''),
    onLoad: script('onLoad'),
    beforeSubmit: script('beforeSubmit'),
    afterSubmit: script('afterSubmit'),
  }
}
