import { Button, Input } from '@arco-design/web-react'
import { IconCheckCircleFill, IconCloseCircleFill, IconEye, IconInfoCircle } from '@arco-design/web-react/icon'
import { isApiError } from '@sqos/api-client'
import { type Why, type WhyStep, useExplainAuthorityQuery } from '@sqos/api-client/authority'
import { TreeSelectField } from '@sqos/form-widgets/tree-select'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import type { EditedObject, Step } from '@sqos/authority-editor'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { PersonFace } from '../../../parts/authority/face/PersonFace.tsx'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import styles from './Authority.module.css'
import { NAMESPACE } from './catalogue.ts'
import { useViewAs } from './use-view-as.ts'
import { isItemKind, useWhy } from './use-why.ts'

const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority/AppAuthorityEditor.tsx')).AppAuthorityEditor,
}))

/** Selects a user and an item, and shows the chain that grants or denies it. */
export function WhyPanel() {
  const { t } = useText(NAMESPACE)
  const why = useWhy()
  const beginViewAs = useViewAs()

  return (
    <div>
      <div className={styles.question}>
        <Field name={t('why.person')}>
          {(id) => (
            <AppFields>
              <UserSelectField id={id} aria-label={t('why.person')} value={why.userId} onChange={why.choosePerson} />
            </AppFields>
          )}
        </Field>
        <Field name={t('why.page')}>
          {(id) => (
            <AppFields>
              <TreeSelectField
                id={id}
                aria-label={t('why.page')}
                placeholder={t('why.pagePlaceholder')}
                options={why.pages}
                searchable
                clearable={false}
                value={why.menuId}
                onChange={(value) => why.choosePage(String(value))}
              />
            </AppFields>
          )}
        </Field>
        <Field name={t('why.kind')}>
          {(id) => (
            <Select
              id={id}
              aria-label={t('why.kind')}
              value={why.kind}
              onChange={why.chooseKind}
              options={why.kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            />
          )}
        </Field>
        {isItemKind(why.kind) && (
          <Field name={t('why.item')}>
            {(id) => (
              <Select
                id={id}
                aria-label={t('why.item')}
                placeholder={t('why.itemPlaceholder')}
                {...(why.itemId !== '' && { value: why.itemId })}
                onChange={why.chooseItem}
                options={why.items.map((item) => ({ value: item.id, label: `${item.fullName} ${item.enCode}` }))}
              />
            )}
          </Field>
        )}
        {why.kind === 'rows' && why.asksRecords && (
          <Field name={t('why.record')}>
            {(id) => (
              <Input
                id={id}
                allowClear
                placeholder={t('why.recordPlaceholder')}
                value={why.recordId}
                onChange={why.chooseRecord}
              />
            )}
          </Field>
        )}
        {why.userId !== '' && (
          <Permit code="btn_viewAs">
            <Button icon={<IconEye aria-hidden="true" />} onClick={() => void beginViewAs(why.userId)}>
              {t('viewAs.action')}
            </Button>
          </Permit>
        )}
      </div>
      {why.question ? (
        <>
          <Answer question={why.question} />
          {why.kind === 'page' && (
            <Permit code="btn_viewAs">
              <PersonFace userId={why.userId} menuId={why.menuId} />
            </Permit>
          )}
        </>
      ) : (
        <EmptyState title={t('why.hintTitle')} hint={t('why.hint')} />
      )}
    </div>
  )
}

/** A control with its label. */
function Field({ name, children }: { name: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      {children(id)}
    </div>
  )
}

function Answer({ question }: { question: Parameters<typeof useExplainAuthorityQuery>[0] & object }) {
  const { t } = useText(NAMESPACE)
  const query = useExplainAuthorityQuery(question)
  if (query.isError && !query.isFetching) {
    const error = isApiError(query.error) ? query.error : undefined
    return <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={() => void query.refetch()} />
  }
  if (!query.currentData) return <Skeleton lines={4} />
  return (
    <section aria-label={t('why.chain')} aria-busy={query.isFetching}>
      <Verdict why={query.currentData} />
      <ol className={styles.chain}>
        {query.currentData.steps.map((step, index) => (
          // The chain is replaced as a whole; two links may be equal.
          // oxlint-disable-next-line react/no-array-index-key -- see the line before
          <Link key={index} step={step} />
        ))}
      </ol>
      <Fixes key={JSON.stringify(question)} fixes={query.currentData.fixes ?? NO_FIXES} kind={question.kind} />
    </section>
  )
}

const NO_FIXES: NonNullable<Why['fixes']> = []

/** Opens the grants of the user, or of a role of the user, where the permission can be given. */
function Fixes({ fixes, kind }: { fixes: NonNullable<Why['fixes']>; kind: string }) {
  const { t } = useText(NAMESPACE)
  const [edited, setEdited] = useState<EditedObject>()
  if (fixes.length === 0) return null
  return (
    <div className={styles.question}>
      <span>{t('why.fix')}</span>
      {fixes.map(({ objectType, id, fullName }) => (
        <Button key={`${objectType}:${id}`} onClick={() => setEdited({ objectType, id, name: fullName })}>
          {t('why.fixIn', { holder: t(`object.${objectType}`), name: fullName })}
        </Button>
      ))}
      <Suspense>
        {edited && <AuthorityEditor object={edited} startAt={STEP_OF[kind]} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </div>
  )
}

/** The step of the editor that grants each kind of item. */
const STEP_OF: Readonly<Record<string, Step>> = {
  page: 'module',
  button: 'button',
  column: 'column',
  form: 'form',
  rows: 'resource',
}

function Verdict({ why }: { why: Why }) {
  return (
    <p className={styles.answer} data-allowed={why.allowed || undefined}>
      {why.answer}
    </p>
  )
}

const ICONS = { grants: IconCheckCircleFill, denies: IconCloseCircleFill, note: IconInfoCircle } as const

function Link({ step }: { step: WhyStep }) {
  const { t } = useText(NAMESPACE)
  const Icon = ICONS[step.result]
  return (
    <li className={styles.link} data-result={step.result}>
      <Icon aria-hidden="true" />
      <span>
        <span className={styles.spoken}>{t(`result.${step.result}`)}: </span>
        {step.text}
      </span>
    </li>
  )
}
