import { TextSection } from '../../../ui/layout/TextSection/TextSection.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface KeepingProps {
  /** 'browser' in the demo. */
  retention: 'browser' | 'server';
}

export function DataRetention({ retention }: KeepingProps) {
  const isDemo = retention === 'browser';
  return (
    <>
      <TextSection id="stored" title={t`What we store`}>
        <ul>
          <li>{t`Your name, mobile number and role, and your picture if you add one.`}</li>
          <li>{t`Your password, scrambled so that no one can read it.`}</li>
          <li>{t`Your visits with your notes, your records, and your messages with their files.`}</li>
          <li>{t`The number for a visit by phone, until the visit ends. The doctor can see it from half an hour before.`}</li>
          <li>{t`Your date of birth, sex, allergies and medicines, if you add them.`}</li>
          <li>{t`What each doctor can see of your records, what they asked to see and your answer, and who has looked at them.`}</li>
          <li>{t`The devices you are logged in on, and your key for two-step sign-in.`}</li>
          <li>{t`If you are a doctor, your profile, practice and working hours. Everyone can see these.`}</li>
          <li>{t`If you are a doctor, your signature if you add one. It is stored with each record you write.`}</li>
        </ul>
        <p>
          <Say>
            A doctor who accepts your appointment can see your name, your picture and their own
            notes. When you book, you choose what else they can see, and you can end that at any
            time. The notes you write for a visit are shown to that doctor only. Only the person you
            message can read your messages. We show no adverts and do not track you.
          </Say>
        </p>
      </TextSection>
      <TextSection id="where" title={t`Where we store it`}>
        {isDemo ? (
          <p>
            <Say>
              This is a demo. All data stays in this browser, on this device. We send nothing to a
              server and no SMS goes out. Anyone who uses this browser can see the data. Use the
              button at the top of the page to reset the demo.
            </Say>
          </p>
        ) : (
          <p>
            <Say>
              Your data is stored on the server of the organisation that offers CareSetu to you,
              such as your clinic. That organisation is responsible for your data. Ask them where
              the server is.
            </Say>
          </p>
        )}
        <p>
          {t`If you choose ‘Use current location’, your browser asks for your permission first.`}{' '}
          {isDemo
            ? t`Your location is looked up once, in this browser, to find the name of the place. It is not stored.`
            : t`Your location is looked up once to find the name of the place. It is not stored.`}
        </p>
      </TextSection>
      <TextSection id="browser" title={t`What this browser stores`}>
        <ul>
          <li>
            {isDemo
              ? t`In this tab: the session that keeps you logged in.`
              : t`A cookie that keeps you logged in and that scripts cannot read. It is removed when you close the browser, or after 30 days if you ticked ‘Remember me’.`}
          </li>
          {!isDemo && (
            <li>
              <Say>
                Whether you ticked ‘Remember me’, and a second cookie that is removed when you close
                the browser. They show whether you are still logged in when you are offline.
              </Say>
            </li>
          )}
          <li>{t`Your account and a short-lived token, under ‘user’ and ‘accessToken’.`}</li>
          <li>{t`What you have started, such as a booking or a message you have not sent yet.`}</li>
          {!isDemo && (
            <li>
              <Say>
                Your appointments and the latest messages of conversations you opened, so that you
                can read them offline while you are logged in.
              </Say>
            </li>
          )}
          <li>{t`Your choice of light or dark colours.`}</li>
        </ul>
      </TextSection>
      <TextSection id="logout" title={t`What we remove when you log out`}>
        <p>
          <Say>
            We remove your account, the token and everything you had started from this browser, even
            if we cannot reach the server. Your choice of colours stays.
          </Say>{' '}
          {isDemo
            ? t`The demo’s accounts and visits also stay until you reset the demo.`
            : t`Your data on the server stays there.`}
        </p>
      </TextSection>
    </>
  );
}
