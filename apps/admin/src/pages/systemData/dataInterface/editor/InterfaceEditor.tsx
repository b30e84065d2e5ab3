import { Button, Form, Steps } from '@arco-design/web-react'
import type { DictionaryDataNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { useMediaQuery } from '@sqos/hooks'
import { NAMESPACE } from '../catalogue.ts'
import type { InterfaceFormState } from '../use-interface-form.ts'
import { BasicStep } from './BasicStep.tsx'
import { DataStep } from './DataStep.tsx'
import styles from './Editor.module.css'
import { useEditor } from './use-editor.ts'

export interface InterfaceEditorProps {
  form: InterfaceFormState
  categories: readonly DictionaryDataNode[]
}

/** 新建接口 and 编辑接口: a separate page with two steps. */
export function InterfaceEditor({ form, categories }: InterfaceEditorProps) {
  const { t } = useText(NAMESPACE)
  const narrow = useMediaQuery('(width < 640px)')
  const { form: instance, root, step, saving, goOn, goBack, submit, leave } = useEditor(form)

  return (
    <div className={styles.frame}>
      <section ref={root} className={styles.editor} aria-label={t(form.editedId === undefined ? 'create' : 'edit')}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t(form.editedId === undefined ? 'create' : 'edit')}</h1>
          <Steps className={styles.steps ?? ''} current={step} size="small">
            <Steps.Step title={t('step.basic')} />
            <Steps.Step title={t('step.data')} />
          </Steps>
          <div className={styles.buttons}>
            {step === 2 && <Button onClick={goBack}>{t('action.back')}</Button>}
            {step === 1 && (
              <Button type="outline" onClick={() => void goOn()}>
                {t('action.next')}
              </Button>
            )}
            <Button type="primary" loading={saving} onClick={() => void submit()}>
              {t('action.save')}
            </Button>
            <Button onClick={() => void leave()}>{t('action.cancel')}</Button>
          </div>
        </header>
        <Form
          ref={instance}
          className={styles.form ?? ''}
          layout={narrow ? 'vertical' : 'horizontal'}
          labelCol={narrow ? { span: 24 } : { flex: '100px' }}
          wrapperCol={narrow ? { span: 24 } : { flex: '1 1 0' }}
          validateTrigger="onBlur"
          {...(form.fields && { initialValues: form.fields })}
          autoComplete="off"
        >
          <div hidden={step !== 1} className={styles.basic}>
            <BasicStep categories={categories} />
          </div>
          <div hidden={step !== 2}>
            <DataStep isShown={step === 2} />
          </div>
        </Form>
      </section>
    </div>
  )
}
