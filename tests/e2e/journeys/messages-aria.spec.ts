import { expect } from '@playwright/test';
import { openConversation } from '../support/chat.ts';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const { meera, ananya } = people;

/** Dates match any text, because the demo's dates depend on today. */
const inbox = (firstEntry: string) => `
- main:
  - /children: deep-equal
  - heading "Messages" [level=1]
  - button "Message options"
  - text: Search messages
  - searchbox "Search messages"
  - status
  - navigation "Conversations":
    - list:
      - listitem:
        - link ${firstEntry}:
          - /url: /messages/doctor-ananya-krishnan
          - text: /^Dr\\. Ananya Krishnan/
          - time: /.+/
          - text: /^Good to know\\./
      - listitem:
        - link /^Dr\\. Lalita Deshpande .+ Read You. Thank you, doctor\\./:
          - /url: /messages/doctor-lalita-deshpande
          - text: Dr. Lalita Deshpande
          - time: /.+/
          - img "Read"
          - text: /^You. Thank you, doctor\\./`;

const conversation = `
  - region "Conversation with Dr. Ananya Krishnan":
    - heading "Dr. Ananya Krishnan" [level=2]
    - paragraph: Cardiology · Reg. no. KMC 61347
    - link "Book Appointment":
      - /url: /appointments/book/doctor-ananya-krishnan
    - button "Conversation options"
    - status
    - log "Dr. Ananya Krishnan":
      - paragraph:
        - time: /.+/
      - article:
        - text: "You:"
        - paragraph: Good evening doctor. May I take the tablet at night instead of in the morning?
        - paragraph:
          - time: 6:05 pm
          - img "Read"
      - article:
        - text: "Dr. Ananya Krishnan:"
        - paragraph: Yes, at night is fine. Keep to the same hour every day.
        - paragraph:
          - time: 6:20 pm
      - article:
        - text: "You:"
        - paragraph: Thank you, doctor.
        - paragraph:
          - time: 6:22 pm
          - img "Read"
      - paragraph:
        - time: Yesterday
      - article:
        - text: "You:"
        - paragraph: Good morning doctor. My chest feels tight when I climb stairs.
        - paragraph:
          - time: 10:31 am
          - img "Read"
      - article:
        - text: "You:"
        - button "Download ECG-report.pdf, PDF, 891 bytes": ECG-report.pdf PDF, 891 bytes
        - paragraph:
          - time: 10:32 am
          - img "Read"
      - article:
        - text: "Dr. Ananya Krishnan:"
        - paragraph: Good morning Meera. Does it also happen at rest, or only on the stairs?
        - paragraph:
          - time: 10:36 am
      - article:
        - text: "You:"
        - paragraph: Only on the stairs. It goes away in five minutes.
        - paragraph:
          - time: 10:38 am
          - img "Read"
      - paragraph: Unread
      - article:
        - text: "Dr. Ananya Krishnan:"
        - paragraph: /^Good to know\\./
        - paragraph:
          - time: 10:42 am
    - status
    - group "New message":
      - status
      - button "Attach a file"
      - textbox "Message to Dr. Ananya Krishnan":
        - /placeholder: Write a message
      - button "Send" [disabled]`;

test('a screen reader reads the inbox completely and without repetition', async ({ page }) => {
  await logIn(page, meera, '/messages');
  await expect(main(page)).toMatchAriaSnapshot(`${inbox('/^Dr\\. Ananya Krishnan 1 unread /')}
  - heading "Your Messages" [level=2]
  - paragraph: Select a conversation to start messaging`);
});

test('a screen reader reads a conversation completely and without repetition', async ({ page }) => {
  await openConversation(page, meera, ananya);
  const entry = inbox('/^Dr\\. Ananya Krishnan (?!.*unread)/');
  await expect(main(page)).toMatchAriaSnapshot(`${entry}${conversation}`);
});
