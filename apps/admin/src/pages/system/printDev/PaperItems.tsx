import { Form, Input, InputNumber, Radio } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { PAPERS } from '@sqos/print-designer/render'
import { FormItem } from '@sqos/ui-kit/list'
import { useId } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import styles from './PrintTemplate.module.css'
import type { PrintFields } from './use-print-form.ts'

const MARGINS = ['top', 'right', 'bottom', 'left'] as const
const PARTS = ['left', 'center', 'right'] as const

/** Size, orientation and margins of the paper, its header, footer and watermark. */
export function PaperItems() {
  const { t } = useText(NAMESPACE)
  const orientation = useId()
  return (
    <>
      <FormItem label={t('paper.size')} field="paper.paper">
        <Select options={Object.keys(PAPERS).map((value) => ({ value, label: t(`paper.name.${value}`) }))} />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.paper?.paper !== after.paper?.paper}>
        {({ paper }: Partial<PrintFields>) =>
          paper?.paper === 'custom' && (
            <div className={styles.row}>
              {(['width', 'height'] as const).map((name) => (
                <FormItem key={name} label={t(`paper.${name}`)} field={`paper.${name}`}>
                  <InputNumber min={20} max={1200} suffix="mm" />
                </FormItem>
              ))}
            </div>
          )
        }
      </Form.Item>
      <FormItem label={t('paper.orientation')} field="paper.isLandscape">
        <Radio.Group
          name={orientation}
          options={[
            { value: false, label: t('paper.portrait') },
            { value: true, label: t('paper.landscape') },
          ]}
        />
      </FormItem>
      <div className={styles.row}>
        {MARGINS.map((name) => (
          <FormItem key={name} label={t(`paper.margin.${name}`)} field={`paper.margins.${name}`}>
            <InputNumber min={0} max={100} suffix="mm" />
          </FormItem>
        ))}
      </div>
      {(['header', 'footer'] as const).map((band) => (
        <div key={band} className={styles.row}>
          {PARTS.map((part) => (
            <FormItem key={part} label={t(`paper.${band}.${part}`)} field={`paper.${band}.${part}`}>
              <Input maxLength={200} placeholder="{page} / {pages}" />
            </FormItem>
          ))}
        </div>
      ))}
      <FormItem label={t('paper.watermark')} field="paper.watermark">
        <Input maxLength={100} />
      </FormItem>
    </>
  )
}
