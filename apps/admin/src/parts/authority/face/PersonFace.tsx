import { type PageFace, useShowPageAsMutation } from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { StatusTag } from '@sqos/ui-kit/list'
import { useEffect } from 'react'
import { WithTexts } from '../../texts/WithTexts.tsx'
import { faceCatalogue, NAMESPACE } from './catalogue.ts'
import styles from './Face.module.css'

interface PersonFaceProps {
  userId: string
  /** Menu entry of the page. */
  menuId: string
}

const TEXTS = [faceCatalogue]

/** What another user sees and may do on a page: menu, rows, buttons, columns and fields. */
export function PersonFace(props: PersonFaceProps) {
  return (
    <WithTexts catalogues={TEXTS}>
      <Loaded {...props} />
    </WithTexts>
  )
}

function Loaded({ userId, menuId }: PersonFaceProps) {
  const [show, { data, isError }] = useShowPageAsMutation()
  useEffect(
    function ask() {
      void show({ id: userId, pageFaceBody: { menuId } })
    },
    [show, userId, menuId],
  )
  return <FaceView face={data} isError={isError} />
}

/** A page as a user gets it; undefined while it is read. Needs `faceCatalogue`. */
export function FaceView({ face, isError }: { face: PageFace | undefined; isError: boolean }) {
  const { t } = useText(NAMESPACE)
  if (isError) return <p className={styles.help}>{t('denied')}</p>
  return face ? <Face face={face} /> : <Skeleton lines={4} />
}

function Face({ face }: { face: PageFace }) {
  const { t } = useText(NAMESPACE)
  const { person, page, mayOpen, buttons, columns, allColumns, fields, rows } = face
  const list = (names: readonly string[]) => (names.length === 0 ? t('none') : names.join(t('separator')))
  return (
    <section className={styles.face} aria-label={t('label', { person })} aria-live="polite">
      <StatusTag tone={mayOpen ? 'on' : 'off'}>{t(mayOpen ? 'open' : 'closed', { person, page })}</StatusTag>
      {mayOpen && (
        <dl className={styles.facts}>
          {rows.map(({ right, kind, names, count }) => {
            const words = t(`kind.${kind}`, { names: names.join(t('separator')) })
            return (
              <div key={right}>
                <dt>{t(`rows.${right}`)}</dt>
                <dd>{count === null ? words : t('count', { rows: words, count })}</dd>
              </div>
            )
          })}
          <div>
            <dt>{t('buttons')}</dt>
            <dd>{list(buttons)}</dd>
          </div>
          <div>
            <dt>{t('columns')}</dt>
            <dd>{allColumns ? t('allColumns') : list(columns)}</dd>
          </div>
          {fields.length > 0 && (
            <div>
              <dt>{t('fields')}</dt>
              <dd>
                {list(fields.map(({ fullName, right }) => t('field', { name: fullName, right: t(`right.${right}`) })))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
