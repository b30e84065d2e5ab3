/// <reference types="vite/client" />
import baseCss from '@arco-design/web-react/es/style/index.css?inline'
import triggerCss from '@arco-design/web-react/es/Trigger/style/index.css?inline'
import emptyCss from '@arco-design/web-react/es/Empty/style/index.css?inline'
import checkboxCss from '@arco-design/web-react/es/Checkbox/style/index.css?inline'
import inputTagCss from '@arco-design/web-react/es/InputTag/style/index.css?inline'
import tagCss from '@arco-design/web-react/es/Tag/style/index.css?inline'
import popoverCss from '@arco-design/web-react/es/Popover/style/index.css?inline'
import tooltipCss from '@arco-design/web-react/es/Tooltip/style/index.css?inline'
import selectCss from '@arco-design/web-react/es/Select/style/index.css?inline'
import inputCss from '@arco-design/web-react/es/Input/style/index.css?inline'
import inputNumberCss from '@arco-design/web-react/es/InputNumber/style/index.css?inline'
import switchCss from '@arco-design/web-react/es/Switch/style/index.css?inline'
import radioCss from '@arco-design/web-react/es/Radio/style/index.css?inline'
import cascaderCss from '@arco-design/web-react/es/Cascader/style/index.css?inline'
import treeCss from '@arco-design/web-react/es/Tree/style/index.css?inline'
import treeSelectCss from '@arco-design/web-react/es/TreeSelect/style/index.css?inline'
import spinCss from '@arco-design/web-react/es/Spin/style/index.css?inline'
import buttonCss from '@arco-design/web-react/es/Button/style/index.css?inline'
import linkCss from '@arco-design/web-react/es/Link/style/index.css?inline'
import datePickerCss from '@arco-design/web-react/es/DatePicker/style/index.css?inline'
import timePickerCss from '@arco-design/web-react/es/TimePicker/style/index.css?inline'
import ownCss from './element.css?inline'

/** The sheets of our fields, as text. */
const FIELDS = import.meta.glob<string>(['../*/*.module.css', '../../../ui-kit/src/sheet/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Moves the variables of Arco from the page's body to the element. */
const inShadow = (css: string): string =>
  css
    .replaceAll(/\bbody\[arco-theme=['"]?dark['"]?\]/g, ':host(:state(dark))')
    .replaceAll(/(^|[},;\s])body(?=[\s{,])/g, '$1:host')

let sheet: CSSStyleSheet | undefined

/**
 * The style sheet that all elements share. It is created by script, which a Content-Security-Policy without inline
 * styles allows.
 */
export function elementSheet(): CSSStyleSheet {
  if (sheet) return sheet
  sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      baseCss,
      triggerCss,
      emptyCss,
      checkboxCss,
      inputTagCss,
      tagCss,
      popoverCss,
      tooltipCss,
      selectCss,
      inputCss,
      inputNumberCss,
      switchCss,
      radioCss,
      cascaderCss,
      treeCss,
      treeSelectCss,
      spinCss,
      buttonCss,
      linkCss,
      datePickerCss,
      timePickerCss,
    ]
      .map(inShadow)
      .concat(Object.values(FIELDS), ownCss)
      .join('\n'),
  )
  return sheet
}
