import { asText, own, showsCapitals } from '@sqos/form-model'
import { expressionToText } from '@sqos/formula'
import { Capitals } from '../amount/Capitals.tsx'
import { defineField } from '../kinds/define-field.ts'
import { anyValue, fieldProps } from '../kinds/field-props.ts'
import type { WidgetProps } from '../kinds/widget-props.ts'
import { SystemField } from '../system/SystemField.tsx'
import { useWidgetText } from '../texts/text-context.ts'

/** 计算公式: the form calculates the value. */
function Widget(props: WidgetProps) {
  const { t } = useWidgetText()
  const { required: _required, ...rest } = fieldProps(props)
  const formula = expressionToText(own(props.item.node, 'expression'))
  return (
    <>
      <SystemField
        {...rest}
        mode={props.mode}
        placeholder={t('calculate.placeholder')}
        value={anyValue(props.value)}
        hint={formula && `= ${formula}`}
        warning={props.isRefused ? t('calculate.refused') : undefined}
      />
      {showsCapitals(props.item.node) && <Capitals amount={asText(props.value)} />}
    </>
  )
}

export const field = defineField({ kind: 'calculate', Widget })
