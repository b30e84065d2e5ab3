import { Input, Select } from '@arco-design/web-react'
import {
  type GeneratorModel,
  useDownloadGeneratedCodeMutation,
  useGetGeneratorOutputQuery,
  useListGeneratorAreasQuery,
} from '@sqos/api-client/generator'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { download } from '../../../parts/transfer/download.ts'
import { NAMESPACE } from './catalogue.ts'
import type { GeneratorKind } from './kinds.ts'

interface Fields {
  module: string
  className: string
  description: string
  /** Undefined without sub-tables. */
  subClassNames: readonly string[] | undefined
}

interface OutputDialogProps {
  kind: GeneratorKind
  model: GeneratorModel
  onClose: () => void
}

/** 输出设置: the names in the code, then the archive. */
export function OutputDialog({ kind, model, onClose }: OutputDialogProps) {
  const { t } = useText(NAMESPACE)
  const { data } = useGetGeneratorOutputQuery({ id: model.id }, { refetchOnMountOrArgChange: true })
  const { data: areas = [] } = useListGeneratorAreasQuery()
  const [send] = useDownloadGeneratedCodeMutation()
  const demand = (name: string) => [{ required: true, message: t('rule.needed', { name }) }]
  if (!data) return null

  async function save({ subClassNames = [], ...fields }: Fields) {
    // The names travel in one text, separated by commas.
    const subClassName = subClassNames.map((name) => name.replaceAll(',', ' ')).join(',')
    const generatorSettings = { ...fields, subClassName }
    download(await send({ id: model.id, generatorSettings }).unwrap())
  }

  return (
    <FormDialog<Fields>
      open
      title={t('output.title')}
      width={600}
      submitText={t('action.download')}
      initialValues={{
        module: data.module,
        className: data.className,
        description: data.description,
        subClassNames: data.subTables.map(({ className }) => className),
      }}
      onSubmit={save}
      onClose={onClose}
    >
      {kind.name === 'webForm' && (
        <FormItem
          label={t('output.module')}
          field="module"
          extra={t('output.moduleHelp')}
          rules={[{ required: true, message: t('rule.module') }]}
        >
          <Select options={areas} allowCreate showSearch />
        </FormItem>
      )}
      <FormItem label={t('output.description')} field="description" rules={demand(t('output.description'))}>
        <Input maxLength={500} />
      </FormItem>
      <FormItem
        label={t('output.className')}
        field="className"
        extra={t('output.classHelp')}
        rules={demand(t('output.className'))}
      >
        <Input maxLength={60} />
      </FormItem>
      {data.subTables.map(({ label }, index) => (
        <FormItem
          // oxlint-disable-next-line react/no-array-index-key -- two sub-tables may have one label; none comes or goes here
          key={`${index} ${label}`}
          label={t('output.subClassName', { name: label })}
          field={`subClassNames[${index}]`}
          rules={demand(t('output.subClassName', { name: label }))}
        >
          <Input maxLength={60} />
        </FormItem>
      ))}
    </FormDialog>
  )
}
