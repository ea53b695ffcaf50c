import type { GuidanceTable } from './table.ts';

export const roomGuidance: GuidanceTable = {
  CallControls: {
    when: ['The bar of a video call: mute, camera, screen, panels, hang up.'],
    whenNot: ['Before the call: use DevicePanel.'],
    alsoCalled: ['toolbar', 'mute', 'hang up'],
  },
  CallInvitation: {
    when: ['On any page: the other person is in the call and waits.'],
    whenNot: ['On the visit or in the room: use PartnerWaiting.'],
    alsoCalled: ['incoming call', 'banner'],
  },
  CallPanel: {
    when: ['Beside a video call: the frame of messages or notes.'],
    whenNot: ['For what is in it: use ThreadPane or VisitPanel.'],
    alsoCalled: ['side panel', 'drawer'],
  },
  CallPictures: {
    when: ['Both pictures of a video call, with notices about the other side.'],
    whenNot: ['Before the call: use DevicePreview.'],
    alsoCalled: ['video', 'picture in picture'],
  },
  DeviceHelp: {
    when: ['A camera or microphone is missing, blocked or in use.'],
    whenNot: ['It works: use DevicePreview and MicrophoneMeter.'],
    words: ['What to press in the browser, and that one can join without a camera.'],
    alsoCalled: ['permission', 'troubleshooting'],
  },
  DevicePanel: {
    when: ['Before a call: choose a camera or microphone, and turn it off.'],
    whenNot: ['During the call: use CallControls.'],
    alsoCalled: ['device settings', 'microphone', 'camera'],
  },
  DevicePreview: {
    when: ['Before a call: the picture of the user’s camera, once they ask for the check.'],
    whenNot: ['During the call: use CallPictures.'],
    alsoCalled: ['camera check', 'self view'],
  },
  JoinPanel: {
    when: ['Before a call: the consent and the button that joins, or why it has to wait.'],
    whenNot: ['On other pages: use CallInvitation.'],
    alsoCalled: ['join call', 'waiting room', 'lobby'],
  },
  MicrophoneMeter: {
    when: ['Before a call: people see that their microphone hears them.'],
    whenNot: ['For a share of something: use ProgressBar.'],
    alsoCalled: ['volume', 'level', 'audio meter'],
  },
  PartnerReminder: {
    when: ['One tap messages the other person of a visit: you missed each other.'],
    whenNot: ['For other words: use a Link to Messages.'],
    alsoCalled: ['nudge', 'quick message'],
  },
  PartnerWaiting: {
    when: ['At a visit: the other person is in the call and waits.'],
    whenNot: ['On pages about other things: use CallInvitation.'],
    alsoCalled: ['online', 'presence'],
  },
};
