import { Modal } from '@arco-design/web-react'
import { focusFirst, useReturnFocus } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { Skeleton, UnsavedScope, useUnsavedScope } from '@sqos/ui-kit'
import { CloseButton, useAskToDiscard } from '@sqos/ui-kit/list'
import { Suspense, useId, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ModelFormState } from '../use-model-form.ts'
import styles from './Start.module.css'
import { type CreatedModel, STARTS } from './starts.ts'

const WIDTH = 760
const [FIRST] = STARTS

interface StartDialogProps {
  form: ModelFormState
  onCreated: (model: CreatedModel) => void
}

/** 新建功能: from a name alone, or from what exists already. Panels keep their input while another one is shown. */
export function StartDialog({ form, onCreated }: StartDialogProps) {
  const { t } = useText(NAMESPACE)
  const [shown, setShown] = useState(FIRST?.code)
  const [visited, setVisited] = useState<ReadonlySet<string | undefined>>(new Set([FIRST?.code]))
  const panel = useRef<HTMLDivElement>(null)
  const group = useId()
  const open = form.isOpen
  const returnFocus = useReturnFocus(open)
  const askToDiscard = useAskToDiscard()
  const { sources, hasUnsaved } = useUnsavedScope()
  const width = STARTS.find(({ code }) => code === shown)?.width ?? WIDTH

  async function cancel() {
    if (!hasUnsaved() || (await askToDiscard())) form.close()
  }

  function choose(code: string) {
    setShown(code)
    setVisited((before) => new Set([...before, code]))
  }

  function focusPanel() {
    if (!panel.current?.contains(document.activeElement)) focusFirst(panel.current)
  }

  return (
    <Modal
      visible={open}
      title={t('create')}
      style={{ inlineSize: `min(${width}px, calc(100vw - 32px))` }}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={() => void cancel()}
      afterOpen={focusPanel}
      afterClose={() => {
        setShown(FIRST?.code)
        setVisited(new Set([FIRST?.code]))
        returnFocus()
      }}
      footer={null}
    >
      <div className={styles.dialog}>
        {STARTS.length > 1 && (
          <fieldset className={styles.starts}>
            <legend className={styles.legend}>{t('start.from')}</legend>
            {STARTS.map(({ code, icon: Icon }) => (
              <label key={code} className={styles.start}>
                <input type="radio" name={group} checked={code === shown} onChange={() => choose(code)} />
                <span className={styles.icon} aria-hidden="true">
                  <Icon />
                </span>
                <span className={styles.name}>{t(`start.${code}.title`)}</span>
                <span className={styles.help}>{t(`start.${code}.help`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div ref={panel} className={styles.panels}>
          <UnsavedScope value={sources}>
            {STARTS.filter(({ code }) => visited.has(code)).map(({ code, Panel }) => (
              <div key={code} hidden={code !== shown}>
                <Suspense fallback={<Skeleton lines={4} />}>
                  <Panel form={form} onCreated={onCreated} onClose={form.close} onCancel={() => void cancel()} />
                </Suspense>
              </div>
            ))}
          </UnsavedScope>
        </div>
      </div>
    </Modal>
  )
}
