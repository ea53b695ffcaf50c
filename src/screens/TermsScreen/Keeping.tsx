import { TextSection } from '../../ui/TextSection/TextSection.tsx';

export interface KeepingProps {
  /** 'browser' for the demo. */
  keptIn: 'browser' | 'server';
}

/** Data storage, access and deletion. */
export function Keeping({ keptIn }: KeepingProps) {
  const isDemo = keptIn === 'browser';
  return (
    <>
      <TextSection id="stored" title="What is stored">
        <ul>
          <li>Your name, mobile number, role and, if you add one, your picture.</li>
          <li>Your password, scrambled so that nobody can read it back.</li>
          <li>Your visits with your notes, your records, and your messages with their files.</li>
          <li>Of a doctor, also the profile and the working hours, which everybody can see.</li>
        </ul>
        <p>
          A doctor sees your name and picture, and your visits to that doctor with their notes; who
          you write to sees what you write. There are no advertisements, and nobody follows what you
          do here.
        </p>
      </TextSection>
      <TextSection id="where" title="Where it is stored">
        {isDemo ? (
          <p>
            This is a demo. All of it stays in this browser, on this device: nothing is sent to a
            server, and no SMS goes out. Whoever uses this browser can see it. A button at the top
            of the page brings back the start.
          </p>
        ) : (
          <p>
            On the server that this site was set up with. Whoever runs this site answers for it, and
            can tell you where it stands.
          </p>
        )}
        <p>
          If you press ‘Use current location’, your browser asks you first. Where you are is then
          looked up once to find the place’s name{isDemo && ', in this browser'}, and not kept.
        </p>
      </TextSection>
      <TextSection id="browser" title="What this browser keeps">
        <ul>
          <li>
            {isDemo
              ? 'In this tab: the session that keeps you signed in.'
              : 'A cookie that keeps you signed in, which scripts cannot read. It goes when you close the browser, or after 30 days if you ticked ‘remember me’.'}
          </li>
          {!isDemo && (
            <li>
              Whether you ticked it, and a second cookie that goes when you close the browser: they
              tell whether you are still signed in where there is no network.
            </li>
          )}
          <li>Who is signed in and a short-lived token, under ‘user’ and ‘accessToken’.</li>
          <li>What you have begun: a booking not yet sent, a message on its way.</li>
          {!isDemo && (
            <li>
              Your appointments and the ends of conversations that you opened, to look at without a
              network while you are signed in.
            </li>
          )}
          <li>The colours that you chose, light or dark.</li>
        </ul>
      </TextSection>
      <TextSection id="logout" title="What goes when you log out">
        <p>
          Who was signed in, the token, and everything that you had begun leave this browser, even
          if the server cannot be reached. The colours stay.
          {isDemo
            ? ' So do the demo’s accounts and visits, until you reset it.'
            : ' What is stored on the server stays there.'}
        </p>
      </TextSection>
    </>
  );
}
