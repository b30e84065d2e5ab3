import { Button, InputNumber, Switch } from '@arco-design/web-react'
import {
  useGetWritingAiConfigQuery,
  useSaveWritingAiConfigMutation,
  useTestWritingAiMutation,
} from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './Template.module.css'

interface AssistantFields {
  aiEnabled: boolean
  dailyLimit: number
}

/** AI 设置: the switch and the limit of a day. Service and key come from the environment of the server. */
export function AssistantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { data } = useGetWritingAiConfigQuery(undefined, { refetchOnMountOrArgChange: true })
  const [saveConfig] = useSaveWritingAiConfigMutation()
  const [test, { isLoading }] = useTestWritingAiMutation()
  if (!data) return null
  return (
    <FormDialog<AssistantFields>
      open
      title={t('assistant.title')}
      initialValues={{ aiEnabled: data.aiEnabled, dailyLimit: data.dailyLimit }}
      onSubmit={async (writingAiConfigBody) => void (await saveConfig({ writingAiConfigBody }).unwrap())}
      onClose={onClose}
    >
      <p className={styles.note}>
        {data.baseUrl === ''
          ? t('assistant.notConfigured')
          : t('assistant.service', {
              url: data.baseUrl,
              model: data.model,
              key: t(data.hasKey ? 'assistant.key' : 'assistant.noKey'),
            })}
      </p>
      {data.baseUrl !== '' && (
        <p className={styles.note}>
          <Button size="small" loading={isLoading} onClick={() => void test()}>
            {t('assistant.test')}
          </Button>
        </p>
      )}
      <FormItem label={t('assistant.enabled')} field="aiEnabled" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={t('assistant.dailyLimit')} field="dailyLimit" rules={[{ required: true }]}>
        <InputNumber min={1} max={100_000} precision={0} />
      </FormItem>
    </FormDialog>
  )
}
