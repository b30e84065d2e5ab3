import { Input } from '@arco-design/web-react'
import { useListVisualModelOptionsQuery } from '@sqos/api-client/model'
import { useStartFromCopyMutation } from '@sqos/api-client/model-start'
import { useText } from '@sqos/i18n/react'
import { FormItem, FormPanel } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import { matchesOption } from '../../../../../parts/select/matches-option.ts'
import { withSortCode, type StartProps } from '../starts.ts'

interface Fields {
  id: string
  fullName: string
}

/** Type of the models of this page. */
const ONLINE = 1

/** Starts with the form and the lists of another model. Its rows are not copied. */
export function CopyStart({ form, onCreated, onClose, onCancel }: StartProps) {
  const { t } = useText(NAMESPACE)
  const [start] = useStartFromCopyMutation()
  const { data, isFetching } = useListVisualModelOptionsQuery({ type: ONLINE })
  const groups = (data?.list ?? []).filter(({ children = [] }) => children.length > 0)

  return (
    <FormPanel<Fields>
      submitText={t('createAndDesign')}
      onSubmit={async (fields) => onCreated(await start({ copyStart: withSortCode(fields, form) }).unwrap())}
      onSaved={onClose}
      onCancel={onCancel}
    >
      <FormItem
        label={t('start.copy.model')}
        field="id"
        extra={t('start.copy.explained')}
        rules={[{ required: true, message: t('start.copy.choose') }]}
      >
        <Select placeholder={t('start.copy.choose')} loading={isFetching} showSearch filterOption={matchesOption}>
          {groups.map(({ id, fullName, children = [] }) => (
            <Select.OptGroup key={id} label={fullName}>
              {children.map((model) => (
                <Select.Option key={model.id} value={model.id}>
                  {model.fullName}
                </Select.Option>
              ))}
            </Select.OptGroup>
          ))}
        </Select>
      </FormItem>
      <FormItem label={t('field.fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
    </FormPanel>
  )
}
