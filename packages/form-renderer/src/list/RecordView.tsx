import { Button } from '@arco-design/web-react'
import { IconClose, IconEdit, IconLeft, IconMenuFold, IconPrinter, IconShrink } from '@arco-design/web-react/icon'
import { asText, type FormModel, own } from '@sqos/form-model'
import { useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { DocumentFormProps } from '../form/FormBody.tsx'
import { DocumentForm } from '../later/DocumentForm.tsx'
import { NAMESPACE } from '../locales.ts'
import { ApprovalTag, isLockedFor } from './approval-state.tsx'
import type { ListSource, RowActionRights, RowApproval } from './list-source.ts'
import type { useRecordPlace } from './record-place.ts'
import { RecordSteps } from './RecordSteps.tsx'
import styles from './RecordView.module.css'
import type { ApprovalAction } from './use-approvals.ts'
import { type RecordTask, useRecord } from './use-record.ts'

export interface RecordViewProps extends Pick<
  DocumentFormProps,
  'formCodes' | 'formRights' | 'side' | 'runner' | 'request' | 'widgets' | 'openRecord'
> {
  id: string
  /** The ids of the records on the page of the list, in its order. */
  ids: readonly string[]
  /** Name of the list. */
  listTitle: string
  /** Model name of the column that names the record. */
  nameKey: string
  modelId: string
  form: FormModel
  source: ListSource | undefined
  /** Another value loads the record again. */
  round: number
  place: ReturnType<typeof useRecordPlace>
  onOpen: (id: string) => void
  onClose: () => void
  /** Edits the record. Without it there is no such button. */
  onEdit?: (() => void) | undefined
  rights?: RowActionRights | undefined
  editText: string
  printText: string
  onPrint?: (() => void) | undefined
  actionsOf: (approval: RowApproval | undefined) => readonly ApprovalAction[]
  /** Further buttons, such as one that shares the record. */
  actions?: ReactNode
  /** Below the fields, such as approval, calls and comments. */
  below?: ((approval: RowApproval | undefined) => ReactNode) | undefined
}

/** An opened record: a page in place of its list, or a panel beside it. The list stays as it was. */
export function RecordView(props: RecordViewProps) {
  const { id, ids, listTitle, nameKey, modelId, form, source, round, place, onOpen, onClose, onEdit, rights } = props
  const { t } = useText(NAMESPACE)
  const view = useRef<HTMLElement>(null)
  useEscape(view, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(
    function focusHeading() {
      heading.current?.focus({ preventScroll: true })
    },
    [id],
  )
  // oxlint-disable-next-line react/exhaustive-deps -- another round loads the same record again
  const task = useMemo<RecordTask>(() => ({ mode: 'detail', id }), [id, round])
  const { opened, state } = useRecord(source, { task, form })
  const qrTarget = useMemo(() => ({ modelId, id, type: 2 }), [modelId, id])
  const name = asText(own(opened?.data, nameKey)) || listTitle
  const isPage = place.place === 'page'
  const approval = opened?.approval
  const mayEdit = onEdit !== undefined && state === 'ready' && rights?.edit !== false && !isLockedFor('edit', approval)
  const requestActions = props.actionsOf(approval)
  const maySubmit = requestActions.some(({ key }) => key === 'submit')
  const leaveText = isPage ? t('list.view.back', { title: listTitle }) : t('close')

  return (
    <section
      ref={view}
      className={styles['view']}
      data-place={place.place}
      aria-label={`${t('list.title.detail')} ${name}`}
    >
      <header className={styles['head']}>
        <Button
          type="text"
          iconOnly
          icon={isPage ? <IconLeft aria-hidden /> : <IconClose aria-hidden />}
          aria-label={leaveText}
          title={leaveText}
          onClick={onClose}
        />
        <h2 ref={heading} tabIndex={-1} className={styles['name']}>
          {name}
        </h2>
        {approval && <ApprovalTag state={approval.state} />}
        <RecordSteps id={id} ids={ids} onOpen={onOpen} />
        {place.choose && (
          <Button
            type="text"
            iconOnly
            icon={isPage ? <IconShrink aria-hidden /> : <IconMenuFold aria-hidden />}
            aria-label={t(isPage ? 'list.view.asPanel' : 'list.view.asPage')}
            title={t(isPage ? 'list.view.asPanel' : 'list.view.asPage')}
            onClick={() => place.choose?.(isPage ? 'panel' : 'page')}
          />
        )}
      </header>
      <div className={styles['body']}>
        <div className={styles['width']}>
          {state === 'ready' ? (
            <>
              <DocumentForm
                model={form}
                mode="detail"
                stored={opened?.stored}
                display={opened?.data}
                formCodes={props.formCodes}
                formRights={props.formRights}
                side={props.side}
                runner={props.runner}
                request={props.request}
                widgets={props.widgets}
                openRecord={props.openRecord}
                qrTarget={qrTarget}
              />
              {props.below?.(approval)}
            </>
          ) : state === 'loading' ? (
            <Skeleton lines={6} />
          ) : state === 'forbidden' ? (
            <NoPermissionState />
          ) : (
            <FailedState hint={state.failure} onRetry={state.retry} />
          )}
        </div>
      </div>
      <footer className={styles['actions']}>
        {mayEdit && (
          <Button {...(!maySubmit && { type: 'primary' as const })} icon={<IconEdit aria-hidden />} onClick={onEdit}>
            {props.editText}
          </Button>
        )}
        {requestActions.map(({ key, text, run }) => (
          <Button key={key} {...(key === 'submit' && { type: 'primary' as const })} onClick={run}>
            {text}
          </Button>
        ))}
        {props.onPrint && (
          <Button icon={<IconPrinter aria-hidden />} onClick={props.onPrint}>
            {props.printText}
          </Button>
        )}
        {props.actions}
      </footer>
    </section>
  )
}

/** Leaves the record on Esc from any of its parts, and when nothing has the focus; dialogs close first. */
function useEscape(view: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useStableCallback(onClose)
  useEffect(
    function listen() {
      const onKeyDown = (event: KeyboardEvent) => {
        const { target } = event
        const isFree = target === document.body && !document.querySelector('[role="dialog"]')
        const isInside = target instanceof Node && view.current?.contains(target) === true
        if (event.key === 'Escape' && !event.defaultPrevented && (isFree || isInside)) close()
      }
      document.addEventListener('keydown', onKeyDown)
      return () => document.removeEventListener('keydown', onKeyDown)
    },
    [view, close],
  )
}
