import { Form, Input } from '@arco-design/web-react'
import {
  type GeneratorModel,
  useDownloadGeneratedCodeMutation,
  useGetGeneratorOutputQuery,
  useListGeneratorAreasQuery,
} from '@sqos/api-client/generator'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { HelpedRadios } from '../../../parts/select/HelpedRadios.tsx'
import { download } from '../../../parts/transfer/download.ts'
import { NAMESPACE } from './catalogue.ts'
import { type GeneratorKind, SHAPES } from './kinds.ts'

interface Fields {
  shape: (typeof SHAPES)[number]
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
        shape: data.shape,
        module: data.module,
        className: data.className,
        description: data.description,
        subClassNames: data.subTables.map(({ className }) => className),
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormItem label={t('output.shape')} field="shape">
        <HelpedRadios
          options={SHAPES.map((shape) => ({
            value: shape,
            label: t(`output.shapes.${shape}`),
            help: t(`output.shapeHelp.${shape}`),
          }))}
        />
      </FormItem>
      {kind.name === 'webForm' && (
        <Form.Item noStyle shouldUpdate={(before, after) => before.shape !== after.shape}>
          {({ shape }: Partial<Fields>) =>
            // A project of its own has one page and no menu.
            shape === 'workspace' && (
              <FormItem
                label={t('output.module')}
                field="module"
                extra={t('output.moduleHelp')}
                rules={[{ required: true, message: t('rule.module') }]}
              >
                <Select options={areas} allowCreate showSearch />
              </FormItem>
            )
          }
        </Form.Item>
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
